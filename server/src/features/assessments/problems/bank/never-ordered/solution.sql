SELECT p.name
FROM products p
WHERE NOT EXISTS (SELECT 1 FROM order_lines o WHERE o.product_id = p.id)
ORDER BY p.name;
