import { Benefits } from './Benefits.tsx';
import { ClosingCall } from './ClosingCall.tsx';
import { Community } from './Community.tsx';
import { Faqs } from './Faqs.tsx';
import { Features } from './Features.tsx';
import { SkillAssessments } from './SkillAssessments.tsx';
import { Steps } from './Steps.tsx';

/** What a phone shows only after scrolling. */
export function LowerHome() {
  return (
    <>
      <Steps />
      <Features />
      <Benefits />
      <SkillAssessments />
      <Community />
      <Faqs />
      <ClosingCall />
    </>
  );
}
