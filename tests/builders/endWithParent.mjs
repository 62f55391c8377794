// Loaded into a server under test: when the test run ends in any way, the server's standard input closes and the server exits.
process.stdin.on('end', () => process.kill(process.pid, 'SIGKILL'));
process.stdin.resume();
