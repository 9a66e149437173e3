INSERT INTO products VALUES (1, 'Ruler'), (2, 'Stapler');
INSERT INTO order_lines VALUES (1, 1, 2);
