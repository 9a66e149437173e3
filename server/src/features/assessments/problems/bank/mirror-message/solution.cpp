bool readsSameBackwards(string& message) {
    int left = 0, right = (int)message.size() - 1;
    while (left < right) {
        if (!isalnum(message[left])) left++;
        else if (!isalnum(message[right])) right--;
        else if (tolower(message[left++]) != tolower(message[right--])) return false;
    }
    return true;
}
