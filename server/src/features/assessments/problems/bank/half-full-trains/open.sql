INSERT INTO trains VALUES (12001, 10), (12002, 10), (12003, 8);
INSERT INTO bookings VALUES (1, 12001, 3, 'confirmed'), (2, 12001, 4, 'cancelled'), (3, 12002, 5, 'confirmed'), (4, 12003, 4, 'waiting');
