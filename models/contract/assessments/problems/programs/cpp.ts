import { judgedType, type Method, type Signature } from '../signature.ts';
import { typeName } from '../typeNames.ts';
import type { Program, Trial } from './trial.ts';

const PROLOGUE = `
#include <bits/stdc++.h>
using namespace std;
struct ListNode {
    int val; ListNode* next;
    ListNode(int val = 0, ListNode* next = nullptr) : val(val), next(next) {}
};
struct TreeNode {
    int val; TreeNode *left, *right;
    TreeNode(int val = 0, TreeNode* left = nullptr, TreeNode* right = nullptr) : val(val), left(left), right(right) {}
};
#line 1 "main.cpp"
`.trimStart();

/** Reads JSON into values of known types, and writes results. */
const SUPPORT = String.raw`
#line 1 "judge.cpp"
namespace problem_judge {
const size_t MAX_NODES = 100000;
const long long MAX_SAFE = (1LL << 53) - 1;
const char* at;

bool next(char wanted) {
    if (*at != wanted) return false;
    at++;
    return true;
}
void read(int& value) { char* end; value = (int)strtoll(at, &end, 10); at = end; }
void read(long long& value) { char* end; value = strtoll(at, &end, 10); at = end; }
void read(double& value) { char* end; value = strtod(at, &end); at = end; }
void read(bool& value) { value = *at == 't'; at += value ? 4 : 5; }
void read(string& value) {
    static const string names = "bfnrt", meant = "\b\f\n\r\t";
    for (at++; *at != '"'; at++) {
        if (*at != '\\') { value += *at; continue; }
        at++;
        if (*at == 'u') { value += (char)stoi(string(at + 1, 4), nullptr, 16); at += 4; continue; }
        size_t known = names.find(*at);
        value += known == string::npos ? *at : meant[known];
    }
    at++;
}
// Declared before the template that calls it: a list of lists is read by it.
void read(ListNode*& head);
template <class T> void read(vector<T>& values) {
    for (at++; !next(']'); next(',')) {
        T value{};
        read(value);
        values.push_back(value);
    }
}
void read(ListNode*& head) {
    vector<int> values;
    read(values);
    head = nullptr;
    for (size_t i = values.size(); i-- > 0;) head = new ListNode(values[i], head);
}
void read(TreeNode*& root) {
    vector<TreeNode*> parents;
    root = nullptr;
    size_t i = 0;
    for (at++; !next(']'); next(','), i++) {
        if (*at == 'n') { at += 4; continue; }
        int value;
        read(value);
        TreeNode* node = new TreeNode(value);
        if (i == 0) root = node;
        else (i % 2 ? parents[(i - 1) / 2]->left : parents[(i - 1) / 2]->right) = node;
        parents.push_back(node);
    }
}
void write(int value, ostream& out) { out << value; }
void write(bool value, ostream& out) { out << (value ? "true" : "false"); }
void write(long long value, ostream& out) {
    if (value > MAX_SAFE || value < -MAX_SAFE) out << "{\"$number\":\"" << value << "\"}";
    else out << value;
}
void write(double value, ostream& out) {
    if (isfinite(value)) out << setprecision(17) << value + 0.0;
    else out << "{\"$number\":\"" << value << "\"}";
}
void write(const string& value, ostream& out) {
    out << '"';
    for (unsigned char each : value) {
        if (each == '"' || each == '\\') out << '\\' << each;
        else if (each < ' ') { char code[8]; snprintf(code, sizeof code, "\\u%04x", each); out << code; }
        else out << each;
    }
    out << '"';
}
template <class T> void writeList(const vector<T>& values, ostream& out);
void write(ListNode* head, ostream& out) {
    vector<int> values;
    for (; head; head = head->next) {
        if (values.size() == MAX_NODES) throw runtime_error("the list has no end");
        values.push_back(head->val);
    }
    writeList(values, out);
}
void write(TreeNode* root, ostream& out) {
    vector<string> values;
    vector<TreeNode*> nodes;
    if (root) nodes.push_back(root);
    for (size_t i = 0; i < nodes.size(); i++) {
        if (i == MAX_NODES) throw runtime_error("the tree has no end");
        TreeNode* node = nodes[i];
        values.push_back(node ? to_string(node->val) : "null");
        if (node) { nodes.push_back(node->left); nodes.push_back(node->right); }
    }
    while (!values.empty() && values.back() == "null") values.pop_back();
    out << '[';
    for (size_t i = 0; i < values.size(); i++) out << (i ? "," : "") << values[i];
    out << ']';
}
template <class T> void write(const vector<T>& values, ostream& out) { writeList(values, out); }
template <class T> void writeList(const vector<T>& values, ostream& out) {
    out << '[';
    for (size_t i = 0; i < values.size(); i++) {
        if (i) out << ',';
        write((T)values[i], out);
    }
    out << ']';
}

void call(ostream& out) {
    CALL
}
}

int main() {
    using namespace problem_judge;
    string input((istreambuf_iterator<char>(cin)), istreambuf_iterator<char>()), nonce;
    at = input.c_str();
    next('[');
    read(nonce);
    next(',');
    for (next('['); !next(']'); next(',')) {
        // Skips what a test that failed has not read.
        const char* end = at;
        int depth = 0;
        bool quoted = false;
        do {
            if (quoted && *end == '\\') end++;
            else if (*end == '"') quoted = !quoted;
            else if (!quoted) depth += (*end == '[') - (*end == ']');
            end++;
        } while (depth > 0);
        ostringstream out;
        auto startedAt = chrono::steady_clock::now();
        try { call(out); }
        catch (const exception& error) { out.str(""); out << "\"error\":"; write(string(error.what()), out); }
        catch (...) { out.str(""); out << "\"error\":\"an exception\""; }
        chrono::duration<double, milli> ms = chrono::steady_clock::now() - startedAt;
        cout << "\n" << nonce << " {" << out.str() << ",\"ms\":" << ms.count() << "}" << endl;
        at = end;
    }
}
`;

/** One source file that reads the tests from its input. Messages of the compiler name `main.cpp` with the person's own lines. */
export function cppProgram({ signature, source, nonce, tests }: Trial): Program {
  const support = SUPPORT.replace('CALL', () => calls(signature).join('\n    '));
  return {
    source: `${PROLOGUE}${source}\n${support}`,
    stdin: JSON.stringify([nonce, tests]),
    linesBefore: 0,
  };
}

function calls(signature: Signature): string[] {
  if (signature.kind === 'function') {
    const { name, params, returns } = signature;
    const run = `::${name}(${names(params)})`;
    const judged = returns === 'void' ? 'value0' : 'result';
    return [
      "next('[');",
      ...reads(params),
      returns === 'void' ? `${run};` : `${typeName('cpp', returns)} result = ${run};`,
      'out << "\\"result\\":";',
      `write((${typeName('cpp', judgedType(signature))})${judged}, out);`,
    ];
  }
  return [
    "next('['); next('['); string name; read(name); next(',');",
    ...reads(signature.params),
    `::${signature.name} object${signature.params.length > 0 ? `(${names(signature.params)})` : ''};`,
    "next(']');",
    'out << "\\"result\\":[null";',
    "while (next(',')) {",
    "    next('['); string name; read(name); next(','); out << ',';",
    ...signature.methods.flatMap((method) => methodCall(method).map((line) => `    ${line}`)),
    "    next(']');",
    '}',
    "out << ']';",
  ];
}

function methodCall({ name, params, returns }: Method): string[] {
  const run = `object.${name}(${names(params)})`;
  return [
    `if (name == "${name}") {`,
    ...reads(params).map((line) => `    ${line}`),
    returns === 'void'
      ? `    ${run}; out << "null";`
      : `    write((${typeName('cpp', returns)})${run}, out);`,
    '}',
  ];
}

const names = (params: Method['params']) => params.map((_, i) => `value${i}`).join(', ');

const reads = (params: Method['params']) =>
  params.map(({ type }, i) => `${typeName('cpp', type)} value${i}{}; read(value${i}); next(',');`);
