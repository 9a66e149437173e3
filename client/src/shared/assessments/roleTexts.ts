import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TargetRole } from '@preproom/models/contract/assessments/targetRoles';

export const ROLE_TEXTS: Record<TargetRole, MessageDescriptor> = {
  softwareDeveloper: msg`Software developer`,
  frontendDeveloper: msg`Frontend developer`,
  backendDeveloper: msg`Backend developer`,
  fullStackDeveloper: msg`Full stack developer`,
  androidDeveloper: msg`Android developer`,
  dataAnalyst: msg`Data analyst`,
  dataScientist: msg`Data scientist`,
  devopsEngineer: msg`DevOps engineer`,
  testEngineer: msg`Test engineer`,
  securityAnalyst: msg`Security analyst`,
  businessAnalyst: msg`Business analyst`,
  uxDesigner: msg`UI/UX designer`,
  mechanicalEngineer: msg`Mechanical engineer`,
  civilEngineer: msg`Civil engineer`,
  electricalEngineer: msg`Electrical engineer`,
  embeddedEngineer: msg`Embedded systems engineer`,
  hrExecutive: msg`HR executive`,
  digitalMarketer: msg`Digital marketing executive`,
  salesExecutive: msg`Sales executive`,
  accountant: msg`Accountant`,
  financialAnalyst: msg`Financial analyst`,
  supplyChainExecutive: msg`Supply chain executive`,
  contentWriter: msg`Content writer`,
};
