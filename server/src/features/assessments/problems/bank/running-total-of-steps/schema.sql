CREATE TABLE walks (
  walker TEXT NOT NULL,
  day INTEGER NOT NULL,
  steps INTEGER NOT NULL,
  PRIMARY KEY (walker, day)
);
