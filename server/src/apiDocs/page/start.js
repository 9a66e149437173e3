// A separate file, because our security policy forbids inline scripts. No validator: it runs on another server.
window.SwaggerUIBundle({
  // Each heading opens its calls: more than 147 at once are not rendered.
  docExpansion: 'none',
  url: '/api/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  validatorUrl: null,
});
