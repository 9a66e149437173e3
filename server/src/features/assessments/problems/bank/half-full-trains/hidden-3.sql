INSERT INTO trains VALUES (3, 2), (4, 3);
INSERT INTO bookings VALUES (1, 3, 2, 'confirmed'), (2, 4, 1, 'confirmed');
