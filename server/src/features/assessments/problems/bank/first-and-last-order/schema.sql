CREATE TABLE orders (
  id INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL,
  placed_on TEXT NOT NULL,
  city TEXT NOT NULL,
  amount INTEGER NOT NULL
);
