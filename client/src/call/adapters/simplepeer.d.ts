// The prebuilt file includes its own shims of Node's streams; the package's main file needs polyfills from the bundler.
declare module 'simple-peer/simplepeer.min.js' {
  import SimplePeer = require('simple-peer');
  export default SimplePeer;
}
