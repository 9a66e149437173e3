"""Makes the two speech files and their truth from espeak-ng. Run it in this folder; it needs espeak-ng 1.51 and Python 3, no packages."""

import array
import json
import subprocess
import wave
from pathlib import Path
from tempfile import TemporaryDirectory

RATE = 16_000
SECONDS = 30
# espeak-ng begins and ends its files with silence; what is louder than this, of 32767, is speech.
SILENCE = 200
PEAK = 12_000
VOWELS = set("aeiouæɑɐɒɔəɚɛɜɝɪʊʌᵻyøœɨʉɯɤɵ")

# (pause before it in milliseconds, words a minute for espeak-ng, the sentence; no commas, which espeak-ng speaks as pauses)
LEARNER = ("en-us", [
    (700, 160, "I led the payments team for two years and we cut failed orders by half"),
    (900, 175, "My part was the retry queue that keeps every request until the bank has answered"),
    (1300, 150, "The hardest bug was a clock that ran backwards on one machine"),
    (800, 165, "I wrote a small test that moved the time and found it the same evening"),
    (1100, 155, "Next time I would measure first and only then change the code"),
])
MENTOR = ("en-gb+f3", [
    (2500, 160, "Tell me about a project that you are proud of"),
    (5500, 170, "What exactly was your own part in it"),
    (6000, 155, "And what would you do differently today"),
])


def synthesise(voice, speed, sentence):
    with TemporaryDirectory() as folder:
        path = f"{folder}/sentence.wav"
        subprocess.run(["espeak-ng", "-v", voice, "-s", str(speed), "-w", path, sentence], check=True)
        with wave.open(path) as file:
            rate, raw = file.getframerate(), array.array("h", file.readframes(file.getnframes()))
    samples = resample(raw, rate)
    loud = [i for i, sample in enumerate(samples) if abs(sample) > SILENCE]
    return samples[loud[0] : loud[-1] + 1]


def resample(samples, rate):
    """Linear interpolation after a short mean, which is enough for speech below 3.4 kHz."""
    count = len(samples) * RATE // rate
    result = []
    for i in range(count):
        at = i * rate / RATE
        j = int(at)
        here, after = samples[j], samples[min(j + 1, len(samples) - 1)]
        result.append(here + (after - here) * (at - j))
    return result


def syllables(voice, sentence):
    """Vowels in espeak-ng's own phonemes; a diphthong is one phoneme, a syllabic consonant carries a stroke below."""
    command = ["espeak-ng", "-v", voice, "-q", "--ipa", "--sep=_", sentence]
    ipa = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    phonemes = [p.strip("ˈˌː‍ ") for p in ipa.replace(" ", "_").replace("\n", "_").split("_")]
    return sum(1 for p in phonemes if p and (p[0] in VOWELS or "̩" in p))


def make(name, voice, sentences):
    track = [0.0] * (RATE * SECONDS)
    truth, at = [], 0
    for pause, speed, sentence in sentences:
        at += pause * RATE // 1000
        spoken = synthesise(voice, speed, sentence)
        gain = PEAK / max(abs(sample) for sample in spoken)
        for i, sample in enumerate(spoken):
            track[at + i] = sample * gain
        truth.append([at * 1000 // RATE, (at + len(spoken)) * 1000 // RATE, syllables(voice, sentence)])
        at += len(spoken)
    assert at < len(track) - RATE // 4, f"{name} is {at / RATE:.1f} s long"
    with wave.open(f"{name}.wav", "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(array.array("h", [round(sample) for sample in track]).tobytes())
    print(name, at / RATE, truth)
    return {"seconds": SECONDS, "segments": truth}


if __name__ == "__main__":
    made = {name: make(name, *who) for name, who in [("speechLearner", LEARNER), ("speechMentor", MENTOR)]}
    Path("speech.json").write_text(json.dumps(made, indent=2) + "\n")
