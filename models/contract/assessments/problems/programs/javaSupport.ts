/** Reads JSON into lists, texts and numbers, turns those into a parameter's type, and writes results. */
export const SUPPORT = String.raw`
class ListNode {
    int val; ListNode next;
    ListNode(int val) { this.val = val; }
    ListNode(int val, ListNode next) { this.val = val; this.next = next; }
}

class TreeNode {
    int val; TreeNode left, right;
    TreeNode(int val) { this.val = val; }
    TreeNode(int val, TreeNode left, TreeNode right) { this.val = val; this.left = left; this.right = right; }
}

class ProblemValues {
    static final int MAX_NODES = 100000;
    static final long MAX_SAFE = (1L << 53) - 1;
    private final String text;
    private int at = 0;

    ProblemValues(String text) { this.text = text; }

    Object parse() {
        char next = text.charAt(at);
        if (next == '[') return parseList();
        if (next == '"') return parseText();
        if (next == 't') { at += 4; return true; }
        if (next == 'f') { at += 5; return false; }
        if (next == 'n') { at += 4; return null; }
        int from = at;
        while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) at++;
        String number = text.substring(from, at);
        if (number.matches("-?[0-9]+")) return Long.parseLong(number);
        return Double.parseDouble(number);
    }

    private List<Object> parseList() {
        List<Object> values = new ArrayList<>();
        for (at++; text.charAt(at) != ']';) {
            values.add(parse());
            if (text.charAt(at) == ',') at++;
        }
        at++;
        return values;
    }

    private String parseText() {
        StringBuilder value = new StringBuilder();
        for (at++; text.charAt(at) != '"'; at++) {
            char next = text.charAt(at);
            if (next != '\\') { value.append(next); continue; }
            char escaped = text.charAt(++at);
            int known = "bfnrt".indexOf(escaped);
            if (escaped == 'u') {
                value.append((char) Integer.parseInt(text.substring(at + 1, at + 5), 16));
                at += 4;
            } else value.append(known < 0 ? escaped : "\b\f\n\r\t".charAt(known));
        }
        at++;
        return value.toString();
    }

    static Object to(Class<?> type, Object value) {
        if (type == int.class) return ((Number) value).intValue();
        if (type == long.class) return ((Number) value).longValue();
        if (type == double.class) return ((Number) value).doubleValue();
        if (type == ListNode.class) return toList((List<?>) value);
        if (type == TreeNode.class) return toTree((List<?>) value);
        if (!type.isArray()) return value;
        List<?> values = (List<?>) value;
        Object array = java.lang.reflect.Array.newInstance(type.getComponentType(), values.size());
        for (int i = 0; i < values.size(); i++)
            java.lang.reflect.Array.set(array, i, to(type.getComponentType(), values.get(i)));
        return array;
    }

    private static ListNode toList(List<?> values) {
        ListNode head = null;
        for (int i = values.size() - 1; i >= 0; i--) head = new ListNode(((Number) values.get(i)).intValue(), head);
        return head;
    }

    private static TreeNode toTree(List<?> values) {
        if (values.isEmpty() || values.get(0) == null) return null;
        List<TreeNode> parents = new ArrayList<>();
        for (int i = 0; i < values.size(); i++) {
            if (values.get(i) == null) continue;
            TreeNode node = new TreeNode(((Number) values.get(i)).intValue());
            if (i > 0 && i % 2 == 1) parents.get((i - 1) / 2).left = node;
            else if (i > 0) parents.get((i - 1) / 2).right = node;
            parents.add(node);
        }
        return parents.get(0);
    }

    static void write(Class<?> type, Object value, StringBuilder out) {
        if (type == ListNode.class) writeList(int.class, listValues((ListNode) value), out);
        else if (type == TreeNode.class) writeList(int.class, treeValues((TreeNode) value), out);
        else if (value == null) out.append("null");
        else if (type == String.class) writeText((String) value, out);
        else if (value instanceof Double number && (number.isNaN() || number.isInfinite())) writeNumber(value, out);
        else if (value instanceof Long number && (number > MAX_SAFE || number < -MAX_SAFE)) writeNumber(value, out);
        else if (value instanceof Double number) out.append(number + 0.0);
        else if (type.isArray()) {
            List<Object> values = new ArrayList<>();
            for (int i = 0; i < java.lang.reflect.Array.getLength(value); i++)
                values.add(java.lang.reflect.Array.get(value, i));
            writeList(type.getComponentType(), values, out);
        } else out.append(value);
    }

    private static void writeList(Class<?> type, List<?> values, StringBuilder out) {
        out.append('[');
        for (int i = 0; i < values.size(); i++) {
            if (i > 0) out.append(',');
            write(type, values.get(i), out);
        }
        out.append(']');
    }

    private static void writeNumber(Object value, StringBuilder out) {
        out.append("{\"$number\":\"").append(value).append("\"}");
    }

    static void writeText(String value, StringBuilder out) {
        out.append('"');
        for (char each : value.toCharArray()) {
            if (each == '"' || each == '\\') out.append('\\').append(each);
            else if (each < ' ' || each > '~') out.append(String.format("\\u%04x", (int) each));
            else out.append(each);
        }
        out.append('"');
    }

    static List<Object> listValues(ListNode head) {
        List<Object> values = new ArrayList<>();
        for (ListNode node = head; node != null; node = node.next) {
            if (values.size() == MAX_NODES) throw new IllegalStateException("the list has no end");
            values.add(node.val);
        }
        return values;
    }

    static List<Object> treeValues(TreeNode root) {
        List<Object> values = new ArrayList<>();
        List<TreeNode> nodes = new ArrayList<>();
        if (root != null) nodes.add(root);
        for (int i = 0; i < nodes.size(); i++) {
            if (i == MAX_NODES) throw new IllegalStateException("the tree has no end");
            TreeNode node = nodes.get(i);
            values.add(node == null ? null : (Object) node.val);
            if (node != null) { nodes.add(node.left); nodes.add(node.right); }
        }
        while (!values.isEmpty() && values.get(values.size() - 1) == null) values.remove(values.size() - 1);
        return values;
    }
}
`;
