import type { TodaysPrompt } from '@anew/contracts/content/answers';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { useLocation } from 'react-router-dom';
import { draftKey, drafts } from '#shared/lib/drafts';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { down, holds, posts } from '#shared/testing/posts';
import { renderWithProviders } from '#shared/testing/render';
import { NEXT } from '#shared/testing/steps';
import { fakeQuestions, mine, OPENED, PASSED, SEALED, todays } from '../testing/fake-questions';
import { TodaysQuestion } from './todays-question';

const server = apiServer();
const DRAFT = draftKey('answer', 'me');
const button = (name: string) => screen.getByRole('button', { name });
const field = () => screen.findByLabelText('Your answer');
const rating = () => screen.queryByRole('group', { name: 'Worth asking?' });

function TakenAlong() {
  return <output aria-label="Taken along">{JSON.stringify(useLocation().state)}</output>;
}

async function open(question: TodaysPrompt = todays(), partner = 'Ben') {
  const now = fakeQuestions(server, question);
  const view = renderWithProviders(
    <>
      <TodaysQuestion userId="me" partner={partner} step={NEXT} />
      <TakenAlong />
    </>,
  );
  await screen.findByText(question.text);
  return { ...view, now };
}

describe('today’s question', () => {
  it('says which focus brought it up, if one did', async () => {
    await open();
    expect(screen.getByText('from your focus: Emotional Safety')).toBeVisible();
  });

  it('gives no reason where no focus chose it', async () => {
    await open(todays({ fromFocus: false }));
    expect(screen.queryByText(/from your focus/)).toBeNull();
  });

  it('says when AI has written it', async () => {
    await open(todays({ writtenByAi: true }));
    expect(screen.getByText('Written by AI for your focus areas')).toBeVisible();
  });

  it('can be taken along to the journal once it is answered', async () => {
    const { user } = await open(todays({ mine: mine() }));
    const link = screen.getByRole('link', { name: 'Write about it' });
    expect(link).toHaveAttribute('href', '/journal?write=true');
    await user.click(link);
    const { id, text } = todays();
    expect(screen.getByLabelText('Taken along')).toHaveTextContent(
      JSON.stringify({ question: { id, text } }),
    );
  });

  it('can only be answered here first, where both answers open', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Questions you answered' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Write about it' })).toBeNull();
  });

  it.each<[string, Partial<TodaysPrompt>, string]>([
    ['nobody has said anything', {}, 'Each of you answers alone. Then you read what the other said.'],
    ['the partner has answered', { partner: SEALED }, 'Ben has answered. Yours opens both.'],
    ['the partner passes', { partner: { answered: false, passed: true } }, 'Ben is passing today.'],
    ['one has answered', { mine: mine() }, 'You answered. Ben’s answer opens when you both have.'],
    ['one passes', { mine: PASSED }, 'You are passing today. That is fine.'],
    [
      'one passes and the partner has answered',
      { mine: PASSED, partner: SEALED },
      'You are passing today. That is fine. Ben has answered. Yours opens both.',
    ],
    [
      'one has answered and the partner passes',
      { mine: mine(), partner: { answered: false, passed: true } },
      'You answered. Ben is passing today.',
    ],
    [
      'one answered before the partner was there',
      { mine: mine({ forPartner: false }), partner: SEALED },
      'You answered before Ben was here. Save it again, and it can open.',
    ],
    ['one is alone', { partner: null }, 'Only you can read what you write so far.'],
    [
      'one is alone and has answered',
      { partner: null, mine: mine({ forPartner: false }) },
      'You answered. Only you can read this so far.',
    ],
  ])('says where the two are when %s', async (_, said, words) => {
    await open(todays(said));
    expect(
      screen.getByText((_text, element) => element?.tagName === 'P' && element.textContent === words),
    ).toBeVisible();
  });

  it('calls a partner without a name the partner', async () => {
    await open(todays({ partner: SEALED }), '');
    expect(screen.getByText('Your partner').parentElement).toHaveTextContent('Your partner has answered.');
  });
});

describe('answering', () => {
  it('saves the answer, says when the other’s opens, and brings the focus to it', async () => {
    const { user, now } = await open();
    const sent = posts(server, '/api/prompts/prompt-1/answer', () => {
      now.question = todays({ mine: mine(), canHaveAnother: false });
      return HttpResponse.json({ opened: false });
    });
    await user.click(button('Answer'));
    expect(button('Save my answer')).toBeDisabled();
    await user.type(await field(), '  On the drive home. ');
    await user.click(button('Save my answer'));
    expect(await screen.findByText('Answer saved')).toBeVisible();
    expect(sent).toEqual([{ text: 'On the drive home.' }]);
    expect(await screen.findByRole('button', { name: 'Change my answer' })).toBeVisible();
    expect(document.activeElement).toHaveTextContent('You answered. Ben’s answer opens when you both have.');
    expect(screen.queryByRole('button', { name: 'Another question' })).toBeNull();
    await waitFor(() => expect(drafts.read(DRAFT)).toBeNull());
  });

  it('shows both once the second has answered', async () => {
    const { user, now } = await open(todays({ partner: SEALED, canHaveAnother: false }));
    posts(server, '/api/prompts/prompt-1/answer', () => {
      now.question = todays({ mine: mine(), partner: OPENED, canHaveAnother: false });
      return HttpResponse.json({ opened: true });
    });
    await user.click(button('Answer'));
    await user.type(await field(), 'On the drive home.');
    await user.click(button('Save my answer'));
    expect(await screen.findByText('You can read each other now.')).toBeVisible();
    expect(screen.getByText('When you put the phone away.')).toBeVisible();
    expect(screen.getByText('On the drive home.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change my answer' })).toBeNull();
  });

  it('keeps what was begun when the form is closed, and on a later visit', async () => {
    const { user, unmount } = await open();
    await user.click(button('Answer'));
    await user.type(await field(), 'On the');
    await user.click(button('Close'));
    expect(screen.getByText(/waits here until you save it/)).toBeVisible();
    unmount();
    const again = await open();
    await again.user.click(button('Go on writing'));
    expect(await field()).toHaveValue('On the');
  });

  it('says how much room is left once it is little, and cuts nothing off', async () => {
    const { user } = await open(todays({ mine: mine({ text: 'x'.repeat(3_990) }) }));
    await user.click(button('Change my answer'));
    expect(await field()).toHaveAccessibleDescription('10 characters left');
    await user.type(await field(), 'y'.repeat(12));
    expect(await field()).toHaveAccessibleDescription(/room for 4,000 characters; this has 2 more\./);
    expect(button('Save my answer')).toBeDisabled();
    expect(await field()).toHaveValue('x'.repeat(3_990) + 'y'.repeat(12));
  });

  it('is not said to be unsaved when no answer came', async () => {
    const { user } = await open();
    posts(server, '/api/prompts/prompt-1/answer', () => HttpResponse.error());
    await user.click(button('Answer'));
    await user.type(await field(), 'On the drive home.');
    await user.click(button('Save my answer'));
    expect(await screen.findByRole('alert')).toHaveTextContent("We don't know if this was saved");
  });

  it('says so where it stands when it fails, and keeps the words', async () => {
    const { user } = await open();
    posts(server, '/api/prompts/prompt-1/answer', down);
    await user.click(button('Answer'));
    await user.type(await field(), 'On the drive home.');
    await user.click(button('Save my answer'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This is not saved yet');
    expect(await field()).toHaveValue('On the drive home.');
  });

  it('sends what was begun before midnight to the question it was begun for', async () => {
    const { user, now, queryClient } = await open();
    const sent = posts(server, '/api/prompts/prompt-1/answer', () => HttpResponse.json({ opened: false }));
    await user.click(button('Answer'));
    await user.type(await field(), 'Late at night.');
    now.question = todays({ id: 'prompt-2', text: 'What is new?' });
    await queryClient.invalidateQueries();
    expect(await screen.findByText('You began this one before today’s.')).toBeVisible();
    expect(screen.getByText('When did you last feel heard?')).toBeVisible();
    await user.click(button('Save my answer'));
    expect(await screen.findByText('What is new?')).toBeVisible();
    expect(sent).toEqual([{ text: 'Late at night.' }]);
  });

  it('offers the words to today’s question when theirs is over', async () => {
    drafts.save(
      DRAFT,
      JSON.stringify({ question: { id: 'prompt-0', text: 'Long ago?' }, text: 'My words.' }),
    );
    const { user } = await open();
    posts(server, '/api/prompts/prompt-0/answer', () => refusal(404, 'not_found', 'Not there.'));
    await user.click(button('Go on writing'));
    expect(screen.getByText('Long ago?')).toBeVisible();
    await user.click(button('Save my answer'));
    expect(await screen.findByText('This question is over')).toBeVisible();
    await user.click(button('Use my words for today’s question'));
    expect(screen.getByText('When did you last feel heard?')).toBeVisible();
    expect(await field()).toHaveValue('My words.');
    expect(screen.queryByText('This question is over')).toBeNull();
  });
});

describe('what comes next', () => {
  it('is to answer, and the question can be rated only after that', async () => {
    const { user, now } = await open();
    posts(server, '/api/prompts/prompt-1/answer', () => {
      now.question = todays({ mine: mine(), canHaveAnother: false });
      return HttpResponse.json({ opened: false });
    });
    expect(button('Answer')).toHaveClass('primary');
    expect(rating()).toBeNull();
    await user.click(button('Answer'));
    await user.type(await field(), 'On the drive home.');
    await user.click(button('Save my answer'));
    expect(await screen.findByRole('group', { name: 'Worth asking?' })).toBeVisible();
    await user.click(button('Change my answer'));
    expect(rating()).toBeNull();
  });

  it.each([
    ['answered', mine(), 'Change my answer'],
    ['passed', PASSED, 'Answer after all'],
  ])('is nothing on this card once the question is %s', async (_, said, name) => {
    await open(todays({ mine: said, canHaveAnother: false }));
    expect(button(name)).toHaveClass('quiet');
    for (const each of screen.getAllByRole('button')) expect(each).not.toHaveClass('primary');
  });

  it('is to go on with what was begun, also after an answer', async () => {
    drafts.save(DRAFT, JSON.stringify({ question: { id: 'prompt-1', text: todays().text }, text: 'On the' }));
    await open(todays({ mine: mine() }));
    expect(button('Go on writing')).toHaveClass('primary');
  });
});

describe('passing', () => {
  it('takes one press, gives no reason, and leaves the way back open', async () => {
    const { user, now } = await open();
    const sent = posts(server, '/api/prompts/prompt-1/pass', () => new HttpResponse(null, { status: 204 }));
    now.question = todays({ mine: PASSED });
    await user.click(button('Pass today'));
    expect(await screen.findByRole('button', { name: 'Answer after all' })).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(document.activeElement).toHaveTextContent('You are passing today. That is fine.');
  });
});

describe('another question', () => {
  it('takes the place of the first one', async () => {
    const { user, now } = await open();
    const second = todays({ id: 'prompt-2', text: 'What is new?', canHaveAnother: false });
    posts(server, '/api/prompts/today/another', () => {
      now.question = second;
      return HttpResponse.json(second);
    });
    await user.click(button('Another question'));
    expect(await screen.findByText('What is new?')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Another question' })).toBeNull();
  });

  it('is waited for before an answer can be begun', async () => {
    const { user, now } = await open();
    const answer = holds(server, '/api/prompts/today/another');
    await user.click(button('Another question'));
    await user.click(button('Answer'));
    expect(screen.queryByLabelText('Your answer')).toBeNull();
    now.question = todays({ id: 'prompt-2', text: 'What is new?', canHaveAnother: false });
    await answer(HttpResponse.json(now.question));
    expect(await screen.findByText('What is new?')).toBeVisible();
    await user.click(button('Answer'));
    expect(screen.getByLabelText('Your answer')).toBeVisible();
  });

  it('is refused with the server’s reason', async () => {
    const { user } = await open();
    posts(server, '/api/prompts/today/another', () =>
      refusal(409, 'question_answered', 'This question is answered already.'),
    );
    await user.click(button('Another question'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This question is answered already.');
  });
});
