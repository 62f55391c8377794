// Loaded into a server under test: when the test run is gone, however it went, the server's standard input ends, and so does the server.
process.stdin.on('end', () => process.kill(process.pid, 'SIGKILL'));
process.stdin.resume();
