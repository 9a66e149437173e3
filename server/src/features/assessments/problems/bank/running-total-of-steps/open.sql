INSERT INTO walks VALUES ('Anu', 1, 4000), ('Anu', 3, 6000), ('Bose', 1, 1000), ('Anu', 2, 500);
