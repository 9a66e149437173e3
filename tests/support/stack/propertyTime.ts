import fc from 'fast-check';

// A property makes as many runs as it asks for, and fewer where they take longer than this: half of a test's time.
fc.configureGlobal({ interruptAfterTimeLimit: 45_000 });
