INSERT INTO orders VALUES
  (3, 5, '2026-02-10', 'Surat', 40),
  (1, 5, '2026-02-11', 'Bhuj', 30),
  (2, 6, '2026-02-10', 'Surat', 20);
