// A separate file, because our security policy forbids inline scripts. No validator: it runs on another server.
window.SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  validatorUrl: null,
});
