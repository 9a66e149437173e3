import { Trans } from '@lingui/react/macro';
import { Volume2 } from 'lucide-react';
import { useState } from 'react';
import { playTestTone } from '../call/adapters/testTone.ts';
import { Button } from '../ui/Button.tsx';

export function SpeakerTest({ speakerId }: { speakerId: string | null }) {
  const [result, setResult] = useState<'untried' | 'playing' | 'played' | 'failed'>('untried');
  const play = async () => {
    setResult('playing');
    const hasPlayed = await playTestTone(speakerId).then(
      () => true,
      () => false,
    );
    setResult(hasPlayed ? 'played' : 'failed');
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button tone="quiet" onClick={() => void play()} isBusy={result === 'playing'}>
        <Volume2 aria-hidden className="size-5" />
        <Trans>Test speaker</Trans>
      </Button>
      <p role="status" className="text-14 text-muted">
        {result === 'played' && (
          <Trans>Did you hear three notes? If not, check your volume or choose another speaker.</Trans>
        )}
        {result === 'failed' && (
          <Trans>Your browser couldn’t play the sound. Check your sound settings.</Trans>
        )}
      </p>
    </div>
  );
}
