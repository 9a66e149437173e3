// Runs in the sandbox before the runner takes any program: prints what it could do and must not, a line each.
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dirent.h>
#include <fcntl.h>
#include <initializer_list>
#include <sched.h>
#include <sys/mman.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

static void mustFail(bool isDone, const char *what) {
  if (isDone) std::printf("%s\n", what);
}

static bool canOpen(const char *path, int flags) {
  int file = open(path, flags, 0600);
  if (file >= 0) close(file);
  return file >= 0;
}

static bool canList(const char *path) {
  DIR *folder = opendir(path);
  if (folder) closedir(folder);
  return folder != nullptr;
}

static bool canStart(int processes) {
  int started = 0;
  while (started < processes) {
    pid_t child = fork();
    if (child < 0) break;
    if (child == 0) {
      pause();
      _exit(0);
    }
    ++started;
  }
  signal(SIGTERM, SIG_IGN);
  kill(0, SIGTERM);
  while (wait(nullptr) > 0) {
  }
  return started == processes;
}

static void look() {
  for (const char *path : {"/etc/passwd", "/etc/shadow", "/proc/1/environ", "/proc/self/environ", "/dev/zero", "/dev/mem", "/usr/bin/sh"})
    mustFail(canOpen(path, O_RDONLY), "reads a file of the machine");
  for (const char *path : {"/home", "/root", "/var", "/sys", "/run", "/usr/local", "/usr/include"})
    mustFail(canList(path), "lists a folder of the machine");
  for (const char *path : {"/written", "/tmp/written", "/dev/written", "/usr/lib/written", "/program"})
    mustFail(canOpen(path, O_WRONLY | O_CREAT), "writes a file");
  for (int family : {AF_INET, AF_INET6, AF_UNIX, AF_NETLINK})
    mustFail(socket(family, SOCK_STREAM, 0) >= 0 || socket(family, SOCK_DGRAM, 0) >= 0, "opens a socket");
  mustFail(memfd_create("memory", 0) >= 0, "makes a file in memory");
  mustFail(shmget(IPC_PRIVATE, 4096, IPC_CREAT | 0600) >= 0, "makes memory that outlives it");
  mustFail(unshare(CLONE_NEWUSER) == 0 || unshare(CLONE_NEWNS) == 0, "makes a namespace");
  mustFail(setuid(0) == 0, "becomes root");
  for (int file = 3; file < 256; ++file) mustFail(fcntl(file, F_GETFD) != -1, "has a file of the runner's");
  for (char **entry = environ; *entry; ++entry)
    mustFail(std::strncmp(*entry, "LANG=", 5) && std::strncmp(*entry, "PATH=", 5) && std::strncmp(*entry, "PWD=", 4),
             "has a setting of the runner's");
  for (pid_t process = 3; process < 64; ++process)
    mustFail(process != getpid() && kill(process, 0) == 0, "sees another process");
  mustFail(canStart(64), "starts processes without end");
}

// Each process is within its own limit; together they are not.
static void grow() {
  const size_t size = 100u << 20;
  for (int i = 0; i < 7; ++i) {
    if (fork() > 0) continue;
    void *memory = std::malloc(size);
    if (memory) std::memset(memory, 1, size);
    pause();
  }
  pause();
}

int main(int, char **arguments) {
  if (!std::strcmp(arguments[1], "look")) look();
  else if (!std::strcmp(arguments[1], "grow")) grow();
  else for (;;) {}
}
