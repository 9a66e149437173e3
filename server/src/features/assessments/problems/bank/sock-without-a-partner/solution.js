function singleSock(socks) {
  return socks.reduce((left, sock) => left ^ sock, 0);
}
