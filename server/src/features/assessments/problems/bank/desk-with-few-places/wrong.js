// Placing a file that is there already does not count as a use.
class FileDesk {
  constructor(places) {
    this.places = places;
    this.pages = new Map();
  }

  look(file) {
    if (!this.pages.has(file)) return -1;
    const page = this.pages.get(file);
    this.pages.delete(file);
    this.pages.set(file, page);
    return page;
  }

  place(file, page) {
    if (!this.pages.has(file) && this.pages.size === this.places) {
      const [oldest] = this.pages.keys();
      this.pages.delete(oldest);
    }
    this.pages.set(file, page);
  }
}
