INSERT INTO students VALUES
  (1, 'Asha', 'CSE', 9.1),
  (2, 'Bilal', 'CSE', 8.8),
  (3, 'Chitra', 'CSE', 9.1),
  (4, 'Deepak', 'CSE', 8.1),
  (5, 'Esha', 'ECE', 7.5);
