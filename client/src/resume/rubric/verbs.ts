/** Verbs that say what somebody did, in their past form; the present is found by its stem. */
const PAST =
  'achieved acquired adapted addressed administered adopted advised advocated aggregated aided allocated analysed analyzed answered applied appointed appraised approved architected arranged assembled assessed assigned assisted attained audited authored automated awarded balanced benchmarked boosted briefed broadened budgeted built calculated calibrated captured carried catalogued championed chaired charted coached coded collaborated collected combined commissioned communicated compared compiled completed composed computed conceived conceptualised conceptualized conducted configured consolidated constructed consulted contributed controlled converted convinced coordinated counselled created cultivated curated cut debugged decreased delivered demonstrated deployed derived designed detected determined developed devised diagnosed digitised digitized directed discovered documented doubled drafted drove earned edited eliminated enabled encouraged engineered enhanced enlarged ensured established estimated evaluated examined executed expanded expedited experimented explored extended extracted fabricated facilitated finalised finalized financed fixed forecast forecasted formed formulated fostered founded fulfilled fundraised gained gathered generated governed graded grew guided halved handled headed helped hired hosted identified illustrated implemented improved improvised increased influenced informed initiated innovated inspected inspired installed instituted instructed integrated interpreted interviewed introduced invented investigated judged launched lectured led leveraged liaised licensed localised localized logged lowered machined maintained managed mapped marketed measured mediated mentored merged migrated minimised minimized modelled modeled moderated modernised modernized modified monitored motivated negotiated obtained onboarded operated optimised optimized orchestrated ordered organised organized originated overhauled oversaw performed persuaded photographed piloted pioneered placed planned posted predicted prepared presented prevented processed procured produced profiled programmed projected promoted proposed prototyped proved provided published purchased qualified raised ran ranked reached realised realized rebuilt received recommended reconciled recorded recruited redesigned reduced re-engineered reengineered refactored refined regulated rehearsed reinforced released removed reorganised reorganized repaired replaced reported represented researched resolved restored restructured revamped reviewed revised revived saved scaled scheduled scored screened scripted scrutinised secured segmented selected served serviced shaped shipped shortened simplified simulated sketched sold solved sourced spearheaded specified sped sponsored staffed standardised standardized started steered streamlined strengthened structured studied submitted succeeded summarised summarized supervised supplied supported surpassed surveyed synthesised tackled targeted taught tested tracked trained transcribed transformed translated treated trimmed tripled troubleshot tuned tutored uncovered unified updated upgraded used utilised utilized validated verified visualised visualized volunteered won wrote';
/** Their present forms where the past form's stem does not show them. */
const IRREGULAR_PRESENT =
  'build carry cut drive forecast grow lead oversee prove rebuild run sell speed teach win write apply study supply identify simplify verify modify qualify unify specify plan ship';

const WORDS = new Set([...PAST.split(' '), ...IRREGULAR_PRESENT.split(' ')]);

/** The action verb that starts a statement, in lower case, skipping a leading adverb. Null if it starts with another word. */
export function openingVerb(text: string): string | null {
  const [first = '', second = ''] = text.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  return verbOf(first) ?? (first.endsWith('ly') ? verbOf(second) : null);
}

function verbOf(word: string): string | null {
  return WORDS.has(word) || WORDS.has(`${word}ed`) || WORDS.has(`${word}d`) || isThirdPerson(word)
    ? word
    : null;
}

function isThirdPerson(word: string): boolean {
  const stem = word.replace(/(?:ies)$/, 'y').replace(/s$/, '');
  return word.endsWith('s') && (WORDS.has(stem) || WORDS.has(`${stem}d`) || WORDS.has(`${stem}ed`));
}
