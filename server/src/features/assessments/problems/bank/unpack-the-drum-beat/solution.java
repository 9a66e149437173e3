class Solution {
    public String writeOut(String beat) {
        Deque<String> texts = new ArrayDeque<>();
        Deque<Integer> numbers = new ArrayDeque<>();
        String text = "";
        int times = 0;
        for (char sign : beat.toCharArray()) {
            if (sign == '[') {
                texts.push(text);
                numbers.push(times);
                text = "";
                times = 0;
            } else if (sign == ']') {
                text = texts.pop() + text.repeat(numbers.pop());
            } else if (Character.isDigit(sign)) {
                times = times * 10 + (sign - '0');
            } else {
                text += sign;
            }
        }
        return text;
    }
}
