INSERT INTO payments VALUES
  (1, 7, 'Sharma Stores', 240, 600),
  (2, 7, 'Sharma Stores', 240, 604),
  (3, 8, 'Sharma Stores', 240, 605),
  (4, 7, 'Sharma Stores', 250, 606);
