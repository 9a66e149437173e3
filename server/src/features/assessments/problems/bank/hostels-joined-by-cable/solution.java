class Solution {
    private int[] leaders;

    public int[] networksAfterEach(int hostels, int[][] cables) {
        leaders = new int[hostels];
        for (int hostel = 0; hostel < hostels; hostel++) leaders[hostel] = hostel;
        int networks = hostels;
        int[] afterEach = new int[cables.length];
        for (int i = 0; i < cables.length; i++) {
            int one = leaderOf(cables[i][0]), other = leaderOf(cables[i][1]);
            if (one != other) {
                leaders[one] = other;
                networks--;
            }
            afterEach[i] = networks;
        }
        return afterEach;
    }

    private int leaderOf(int hostel) {
        while (leaders[hostel] != hostel) {
            leaders[hostel] = leaders[leaders[hostel]];
            hostel = leaders[hostel];
        }
        return hostel;
    }
}
