INSERT INTO walks VALUES ('Zed', 10, 5), ('Zed', 9, 5), ('Zed', 2, 5), ('Amy', 11, 7);
