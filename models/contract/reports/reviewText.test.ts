import { describe, expect, it } from 'vitest';
import { reviewFault } from './reviewText.ts';

describe('reviewFault', () => {
  it.each([
    'Asked about my 3 projects, then system design.',
    'मीरा ने बहुत धैर्य से समझाया।',
    'We used Node.js and React.js, e.g. for a chat app. 10/10!',
    'I scored 3.5 before and 4.5 after; 45 minutes well spent.',
    'if a < b and c > d, she said, use two pointers',
  ])('lets pass: %s', (text) => {
    expect(reviewFault(text)).toBeNull();
  });

  it.each([
    ['short', 'Good.'],
    ['short', '          '],
    ['long', 'a'.repeat(601)],
    ['long', 'word '.repeat(1000)],
    ['markup', 'Very good <b>mentor</b> indeed'],
    ['markup', 'Very good <script>alert(1)</script>'],
    ['markup', 'Very good &lt;b&gt; mentor'],
    ['markup', 'Read [this](javascript:alert(1)) please'],
    ['link', 'See https://example.org/x for more'],
    ['link', 'See www.example for more notes'],
    ['link', 'Buy my course at mycourse.in today'],
    ['contact', 'Call me on 98765 43210 any time'],
    ['contact', 'मुझे ९८७६५४३२१० पर फ़ोन करें'],
    ['contact', 'Write to asha@example.com about it'],
  ] as const)('finds %s in: %s', (fault, text) => {
    expect(reviewFault(text)).toBe(fault);
  });
});
