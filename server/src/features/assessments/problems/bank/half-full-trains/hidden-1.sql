INSERT INTO trains VALUES (1, 5), (2, 5);
INSERT INTO bookings VALUES (1, 1, 1, 'confirmed'), (2, 1, 1, 'confirmed'), (3, 2, 3, 'confirmed');
