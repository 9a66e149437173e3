import { Trans } from '@lingui/react/macro';
import { ConnectionCard } from '../../../shared/room/connectionCard/ConnectionCard.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Price } from '../../../ui/Price.tsx';
import { SocialMark } from '../../../ui/SocialMark.tsx';
import { StarsShown } from '../../../ui/StarsShown.tsx';
import { When } from '../../../ui/When.tsx';
import { Specimen } from './Specimen.tsx';
import { createConnectionHistory } from './samples.ts';

const NAMES = ['Asha Rao', 'Vikram Singh', 'Meera Iyer', 'राधा'];
const TONES = ['plain', 'now', 'success', 'warning', 'danger', 'info'] as const;

export function FactSpecimens() {
  return (
    <>
      <Specimen name="Badge">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            <Trans>Now</Trans>
          </Badge>
        ))}
      </Specimen>
      <Specimen name="Price" className="items-baseline gap-8">
        <Price rupees={7_999} originalRupees={11_999} size="large" />
        <Price rupees={125_000} />
      </Specimen>
      <Specimen name="When">
        <When instant="2026-11-20T13:00:00Z" />
      </Specimen>
      <Specimen name="Avatar">
        {NAMES.map((name) => (
          <Avatar key={name} name={name} photo={null} />
        ))}
      </Specimen>
      <Specimen name="StarsShown">
        <StarsShown value={4} />
      </Specimen>
      <Specimen name="SocialMark">
        <SocialMark network="Facebook" className="size-5" />
        <SocialMark network="LinkedIn" className="size-5" />
        <SocialMark network="Instagram" className="size-5" />
      </Specimen>
      <Specimen name="LineCard" className="grid">
        <ConnectionCard history={createConnectionHistory} />
      </Specimen>
    </>
  );
}
