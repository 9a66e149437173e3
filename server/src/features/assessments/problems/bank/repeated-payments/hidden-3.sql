INSERT INTO payments VALUES
  (1, 4, 'Milk', 60, 1430),
  (2, 4, 'Milk', 60, 1435),
  (3, 4, 'Milk', 60, 1439);
