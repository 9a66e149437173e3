CREATE TABLE visits (
  learner_id INTEGER NOT NULL,
  day INTEGER NOT NULL,
  PRIMARY KEY (learner_id, day)
);
