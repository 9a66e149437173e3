// A file of its own, because our pages run no inline scripts. The validator would be another server's.
window.SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  validatorUrl: null,
});
