INSERT INTO products VALUES (1, 'Eraser'), (2, 'Atlas'), (3, 'Glue');
INSERT INTO order_lines VALUES (1, 1, 1), (2, NULL, 1);
