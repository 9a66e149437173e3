import type { RoundQuestion } from './roundQuestion.ts';

/** Data structures, object orientation, operating systems and debugging. */
export const TECH_ROUND_1_FUNDAMENTALS: RoundQuestion[] = [
  {
    id: 'tech-1-array-linked-list',
    difficulty: 'easy',
    text: 'What’s the difference between an array and a linked list, and when would you choose each?',
    purpose: 'Checks the basics of memory and cost of operations.',
    goodAnswer:
      'Array: elements side by side, access by index in O(1), insertion in the middle O(n). Linked list: nodes with pointers, O(1) insertion at a known node, O(n) to reach one. Chooses by what happens most often, and arrays are often faster because of the cache.',
    followUps: [
      'What does it cost to append to a dynamic array such as ArrayList?',
      'How would you find the middle of a linked list in one pass?',
    ],
  },
  {
    id: 'tech-1-stack-queue',
    difficulty: 'easy',
    text: 'Explain a stack and a queue, each with a place where you’ve seen it used.',
    purpose: 'Checks basic structures and the link to real use.',
    goodAnswer:
      'Stack: last in, first out, as in undo or function calls. Queue: first in, first out, as in printer jobs or breadth-first search. Gives the operations and their O(1) cost.',
    followUps: [
      'How would you build a queue from two stacks?',
      'What’s a priority queue, and where would you use it?',
    ],
  },
  {
    id: 'tech-1-hash-map',
    difficulty: 'medium',
    text: 'How does a hash map find a value, and when does it become slow?',
    purpose: 'Tests understanding behind the structure used most.',
    goodAnswer:
      'The key’s hash gives a bucket, and equality picks the entry in it: O(1) on average. Many collisions make it O(n) in the worst case, so it needs a good hash and resizing as it fills.',
    followUps: [
      'Why must equal keys have equal hash codes?',
      'What goes wrong if you change a key after inserting it?',
    ],
  },
  {
    id: 'tech-1-binary-search',
    difficulty: 'easy',
    text: 'How does binary search work, and what must be true before you can use it?',
    purpose: 'Checks a basic algorithm, its precondition and its cost.',
    goodAnswer:
      'The data must be sorted and accessible by index. Compare with the middle and drop half each time: O(log n), so about 20 comparisons for a million items. Mentions the ends of the range, where most bugs are.',
    followUps: ['How do you find the first of several equal values?', 'When is sorting first not worth it?'],
  },
  {
    id: 'tech-1-search-tree',
    difficulty: 'medium',
    text: 'What’s a binary search tree, and what happens if you insert sorted values into a plain one?',
    purpose: 'Tests trees and worst-case thinking.',
    goodAnswer:
      'Left subtree smaller, right subtree larger, so search is O(height). Sorted input makes a chain with O(n) search. Self-balancing trees such as AVL or red-black keep it O(log n).',
    followUps: [
      'Which traversal gives the values in sorted order?',
      'When would you prefer a tree to a hash map?',
    ],
  },
  {
    id: 'tech-1-recursion',
    difficulty: 'easy',
    text: 'What does a recursive function need so that it ends, and what happens if it doesn’t?',
    purpose: 'Checks recursion and the call stack.',
    goodAnswer:
      'A base case, and a step that comes closer to it each time. Each call takes a stack frame, so without an end the stack overflows. Can write factorial or a tree’s depth and name the loop version.',
    followUps: ['Why is a naive recursive Fibonacci so slow?', 'How does memoisation change that?'],
  },
  {
    id: 'tech-1-oop-pillars',
    difficulty: 'easy',
    text: 'Explain the four ideas of object-oriented programming with one example from your own code.',
    purpose: 'Checks whether OOP is understood or memorised.',
    goodAnswer:
      'Encapsulation, abstraction, inheritance and polymorphism, each with its benefit, in one connected example such as payments by card and UPI. Says at least once what they’d avoid, such as deep inheritance.',
    followUps: [
      'When is composition better than inheritance?',
      'How does encapsulation help when requirements change?',
    ],
  },
  {
    id: 'tech-1-overload-override',
    difficulty: 'medium',
    text: 'What’s the difference between overloading and overriding?',
    purpose: 'Tests compile-time and run-time polymorphism.',
    goodAnswer:
      'Overloading: same name, different parameters, chosen at compile time in Java or C++. Overriding: a subclass redefines a method with the same signature, chosen at run time by the object’s type (in C++ the method must be virtual).',
    followUps: ['Can you override a static method in Java?', 'Does Python have overloading in this sense?'],
  },
  {
    id: 'tech-1-interface-abstract',
    difficulty: 'medium',
    text: 'In Java, when would you use an interface and when an abstract class?',
    purpose: 'Tests design thinking in the language taught most often.',
    goodAnswer:
      'Interface: a capability that unrelated classes can share, and a class may implement many. Abstract class: shared state and code for close relatives, only one parent. Knows that interfaces have been able to have default methods since Java 8.',
    followUps: [
      'Why does Java not allow two parent classes?',
      'Give me an interface from the Java library that you’ve used. What does it promise?',
    ],
  },
  {
    id: 'tech-1-object-argument',
    difficulty: 'hard',
    text: 'You pass an object to a function and the function changes it. Does the caller see the change?',
    purpose: 'Tests values and references, a source of many bugs.',
    goodAnswer:
      'In Java or Python, yes if the object itself is changed, because both names refer to the same object, and no if the parameter is only reassigned. In C++ it depends: by value makes a copy, by reference or pointer doesn’t.',
    followUps: [
      'How do you protect an object from being changed?',
      'What happens when you do this with a string in Java or Python?',
    ],
  },
  {
    id: 'tech-1-process-thread',
    difficulty: 'easy',
    text: 'What’s the difference between a process and a thread?',
    purpose: 'Checks operating system basics.',
    goodAnswer:
      'A process has its own memory. Threads of one process share memory and files but have their own stack and registers. Threads are cheaper to create and communicate more easily, but can damage each other’s data.',
    followUps: [
      'One thread writes through a bad pointer and crashes. What happens to the others?',
      'Why do modern browsers run tabs or sites in separate processes?',
    ],
  },
  {
    id: 'tech-1-deadlock',
    difficulty: 'hard',
    text: 'What’s a deadlock? Give an example, and a way to prevent it.',
    purpose: 'Tests concurrency theory and its practical use.',
    goodAnswer:
      'Two threads each hold a lock and wait for the other’s. All four conditions must hold: mutual exclusion, hold and wait, no preemption, circular wait. Breaking one prevents it, for example taking locks in a fixed order.',
    followUps: [
      'How would you notice a deadlock in a running program?',
      'How do databases deal with deadlocks?',
    ],
  },
  {
    id: 'tech-1-virtual-memory',
    difficulty: 'hard',
    text: 'What’s virtual memory, and what happens on a page fault?',
    purpose: 'Tests depth in operating systems.',
    goodAnswer:
      'Each process sees its own address space, and page tables map it to physical frames. On a fault the OS loads the page from disk or allocates it and resumes the process, or ends it if the access is invalid. Too many faults are thrashing.',
    followUps: [
      'How does this protect one process from another?',
      'Why does a machine become slow when it starts swapping?',
    ],
  },
  {
    id: 'tech-1-wrong-index',
    difficulty: 'easy',
    text: 'A loop runs over an array of n items with i from 0 to n, including n. What happens?',
    purpose: 'Tests careful reading of code and knowledge of the language.',
    goodAnswer:
      'The last step reads beyond the end. Java throws ArrayIndexOutOfBoundsException, Python raises IndexError, in C or C++ it’s undefined behaviour, and JavaScript gives undefined. Fix: i < n, or a for-each loop.',
    followUps: ['Why is the C behaviour the most dangerous?', 'Which test would have found it?'],
  },
  {
    id: 'tech-1-debugging',
    difficulty: 'medium',
    text: 'Your program works on your laptop but gives a wrong result on a friend’s. How do you find the cause?',
    purpose: 'Tests a debugging method rather than guessing.',
    goodAnswer:
      'Reproduces it, compares input, versions, settings, operating system and time zone, narrows it down by halving, reads logs or uses a debugger, changes one thing at a time, and then adds a test for it.',
    followUps: [
      'It fails only sometimes. What does that suggest?',
      'How would you stop such differences from happening again?',
    ],
  },
];
