INSERT INTO products VALUES (1, 'Pen'), (2, 'Notebook'), (3, 'Compass');
INSERT INTO order_lines VALUES (1, 1, 10), (2, 2, 1), (3, 1, 4);
