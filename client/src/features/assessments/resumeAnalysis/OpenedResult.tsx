import { Trans } from '@lingui/react/macro';
import { scorePercent } from '@preproom/models/contract/assessments/resumeRubric';
import { useEffect, useMemo, useState } from 'react';
import { analyseResume } from '../../../resume/analyseResume.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FaultText } from './form/FaultText.tsx';
import { Reading } from './form/Reading.tsx';
import { type TargetChoice, toTarget } from './form/targetChoice.ts';
import type { KeptResult } from './kept/keptResult.ts';
import { loadFile } from './kept/resultStorage.ts';
import type { KeptResults } from './kept/useKeptResults.ts';
import { percentOf } from './newResult.ts';
import { correctResume } from './reading/corrections.ts';
import { Result } from './result/Result.tsx';
import { SavedPoints } from './result/SavedPoints.tsx';
import type { ReadingState, ReadResume } from './useResumeReading.ts';

interface OpenedProps {
  /** Of the result, or of its attempt. */
  id: string;
  kept: KeptResults;
  reading: ReadingState;
  read: (file: File) => Promise<ReadResume | null>;
  /** Back to the form, with what this result was compared with. */
  onAgain: (choice: TargetChoice | null) => void;
  onRemove: (ids: readonly string[]) => void;
}

/** A result: in full if its file is on this device, which is then read again, otherwise its points. */
export function OpenedResult({ id, kept, ...props }: OpenedProps) {
  const { results } = kept;
  const result = results?.find((one) => one.id === id || one.attemptId === id);
  if (results === undefined) return null;
  return result ? (
    <KeptOne result={result} kept={kept} {...props} />
  ) : (
    <SavedPoints attemptId={id} onAgain={() => props.onAgain(null)} />
  );
}

type KeptOneProps = Omit<OpenedProps, 'id'> & { result: KeptResult };

function KeptOne({ result, kept, reading, read, onAgain, onRemove }: KeptOneProps) {
  const [isFileGone, setIsFileGone] = useState(false);
  const isRead = reading.status === 'done' && reading.fileKey === result.fileKey;
  const needsReading = !isRead;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a file, whatever comes of it
  useEffect(() => {
    let isLeft = false;
    if (needsReading)
      void loadFile(result).then((file) => {
        if (isLeft) return;
        if (file) void read(file);
        else setIsFileGone(true);
      });
    return () => {
      isLeft = true;
    };
  }, [result.fileKey]);
  const again = () => onAgain(result.choice);
  if (isRead)
    return (
      <Analysed {...{ result, kept }} read={reading} onAgain={again} onRemove={() => onRemove([result.id])} />
    );
  if (isFileGone && result.attemptId) return <SavedPoints attemptId={result.attemptId} onAgain={again} />;
  if (reading.status === 'failed' || isFileGone)
    return (
      <div className="flex max-w-2xl flex-col items-start gap-4">
        <Banner tone="error">
          <span className="break-words">{result.fileName}</span>
          {': '}
          {reading.status === 'failed' ? (
            <FaultText error={reading.error} />
          ) : (
            <Trans>This file is no longer on this device.</Trans>
          )}
        </Banner>
        <Button tone="quiet" onClick={again}>
          <Trans>Analyse again</Trans>
        </Button>
      </div>
    );
  const { hasLoaded, progress } = reading.status === 'reading' ? reading : NOT_BEGUN;
  return <Reading name={result.fileName} {...{ hasLoaded, progress }} onCancel={again} />;
}

const NOT_BEGUN = { hasLoaded: false, progress: null };

interface AnalysedProps {
  result: KeptResult;
  kept: KeptResults;
  read: ReadResume;
  onAgain: () => void;
  onRemove: () => void;
}

/** The analysis of what was read, with the corrections that a person has made. */
function Analysed({ result, kept, read, onAgain, onRemove }: AnalysedProps) {
  const { resume } = read;
  const { id, choice } = result;
  const [corrections, setCorrections] = useState(result.corrections);
  const analysis = useMemo(
    () => analyseResume(correctResume(resume, corrections), toTarget(choice)),
    [resume, corrections, choice],
  );
  return (
    <Result
      result={{ ...result, corrections }}
      read={read}
      analysis={analysis}
      percent={scorePercent(analysis)}
      onCorrect={(corrected) => {
        setCorrections(corrected);
        kept.update(id, { corrections: corrected, percent: percentOf(resume, choice, corrected) });
      }}
      onSaved={(attemptId) => kept.update(id, { attemptId })}
      onRemove={onRemove}
      onAgain={onAgain}
    />
  );
}
