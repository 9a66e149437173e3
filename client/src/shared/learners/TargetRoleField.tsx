import { useLingui } from '@lingui/react/macro';
import { MAX_TEXT_LENGTH } from '@preproom/models/contract/learners/profileLimits';
import { FormTextField, isFilled } from '../../ui/forms/api/FormTextField.tsx';

/** The role that the learner prepares for, in a form that has it as `targetRole`. */
export function TargetRoleField() {
  const { t } = useLingui();
  return (
    <FormTextField
      name="targetRole"
      label={t`Target role`}
      placeholder={t`Software engineer`}
      maxLength={MAX_TEXT_LENGTH}
      check={isFilled}
      fault={t`Enter your target role, like software engineer.`}
    />
  );
}
