function readsSameBackwards(message) {
  const counts = (character) => /[a-z0-9]/i.test(character);
  let left = 0;
  let right = message.length - 1;
  while (left < right) {
    if (!counts(message[left])) left++;
    else if (!counts(message[right])) right--;
    else if (message[left++].toLowerCase() !== message[right--].toLowerCase()) return false;
  }
  return true;
}
