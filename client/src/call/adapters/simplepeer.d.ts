// The ready-made file carries its own shims of Node's streams; the package's main file needs a bundler's polyfills.
declare module 'simple-peer/simplepeer.min.js' {
  import SimplePeer = require('simple-peer');
  export default SimplePeer;
}
