CREATE TABLE products (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE order_lines (
  id INTEGER PRIMARY KEY,
  product_id INTEGER REFERENCES products (id),
  quantity INTEGER NOT NULL
);
