class FileDesk {
    private final int places;
    // From the file unused for longest to the one used last.
    private final LinkedHashMap<Integer, Integer> pages = new LinkedHashMap<>();

    public FileDesk(int places) {
        this.places = places;
    }

    public int look(int file) {
        Integer page = pages.remove(file);
        if (page == null) return -1;
        pages.put(file, page);
        return page;
    }

    public void place(int file, int page) {
        boolean wasThere = pages.remove(file) != null;
        if (!wasThere && pages.size() == places) {
            pages.remove(pages.keySet().iterator().next());
        }
        pages.put(file, page);
    }
}
