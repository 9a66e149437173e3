INSERT INTO payments VALUES
  (5, 1, 'Tea', 10, 100),
  (2, 1, 'Tea', 10, 100),
  (9, 1, 'Tea', 10, 103),
  (4, 1, 'Tea', 10, 109);
