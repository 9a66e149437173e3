import { expectSoundPage } from '../support/accessibility.ts';
import { sendByEnter } from '../support/keyboard.ts';
import { codeMailedTo, stages } from '../support/stage.ts';
import { expect, test } from '../support/test.ts';

const NEW = 'asha.new@people.example';

for (const { stage, tag } of stages('phone en'))
  test(`a learner changes the e-mail address, by a code to the new one, ${stage.name}`, { tag }, async ({
    visitor,
    product,
  }) => {
    const { say, viewport } = stage;
    const person = await visitor({ viewport });
    const { page } = person;
    await stage.settle(person);
    await page.goto('/demo/enter/learner');
    await page.goto('/account/settings');
    const section = page.getByRole('region', { name: say('E-mail address'), exact: true });
    await expect(section.getByText('learner.demo@preproom.example')).toBeVisible();
    const begin = section.getByRole('button', { name: say('Change e-mail address') });
    await begin.press('Enter');

    const address = section.getByLabel(say('New e-mail address'));
    await expect(address).toBeFocused();
    await address.fill('learner.demo@preproom.example');
    await sendByEnter(page);
    await expect(section.getByText(say('This is already your e-mail address.'))).toBeVisible();
    await address.fill(NEW);
    await sendByEnter(page);
    await expect(section.getByLabel(say('Code'), { exact: true })).toBeFocused();
    await expectSoundPage(person);
    await page.keyboard.type(await codeMailedTo(product, NEW));
    await expect(section.getByText(NEW)).toBeVisible();
    await expect(
      section.getByText(say('E-mail address changed. We’ll send a notice to your old one.')),
    ).toBeVisible();
    await expect(begin).toBeFocused();
    await expectSoundPage(person);
  });
