INSERT INTO walks VALUES ('Om', 1, 10);
