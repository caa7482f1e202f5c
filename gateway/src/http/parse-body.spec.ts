import { PageDto } from '@anew/contracts/list-page';
import { describe, expect, it } from '@jest/globals';
import { IsString } from 'class-validator';
import { parseBody, parseQuery } from './parse-body.js';

class Named {
  @IsString()
  name!: string;
}

describe('an input without fields', () => {
  it.each([{}, undefined, null])('is %j, and passes each time where no field is required', async (given) => {
    for (let turn = 0; turn < 3; turn++) {
      const query = await parseQuery(PageDto, given);
      expect(query).toBeInstanceOf(PageDto);
      await expect(parseQuery(PageDto, { limit: '0' })).rejects.toMatchObject({ code: 'validation_failed' });
    }
  });

  it('is refused each time where a field is required', async () => {
    for (let turn = 0; turn < 3; turn++)
      await expect(parseBody(Named, {})).rejects.toMatchObject({ code: 'validation_failed' });
  });

  it('is another one each time, so that nobody changes that of others', async () => {
    expect(await parseQuery(PageDto, {})).not.toBe(await parseQuery(PageDto, {}));
  });

  it.each([{ given: [] }, { given: 'text' }, { given: 7 }])('is not $given', async ({ given }) => {
    await parseQuery(PageDto, {});
    await expect(parseBody(PageDto, given)).rejects.toMatchObject({ code: 'validation_failed' });
  });
});
