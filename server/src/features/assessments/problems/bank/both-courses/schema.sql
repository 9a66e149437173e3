CREATE TABLE enrolments (
  id INTEGER PRIMARY KEY,
  learner_id INTEGER NOT NULL,
  course TEXT NOT NULL
);
