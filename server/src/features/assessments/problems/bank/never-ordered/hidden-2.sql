INSERT INTO products VALUES (1, 'Ruler'), (2, 'Chart');
