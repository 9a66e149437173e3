INSERT INTO walks VALUES ('Kim', 4, 0), ('Kim', 5, 0), ('Kim', 9, 12);
