import type { Actor } from '@anew/contracts/actor';
import type { AnsweredPrompt, AnswerReceipt, TodaysPrompt } from '@anew/contracts/content/answers';
import { AnswerPromptDto, PromptRefDto, ReplyToAnswerDto } from '@anew/contracts/content/dto';
import { contentRpc } from '@anew/contracts/content/rpc';
import { type ListPage, PageDto } from '@anew/contracts/list-page';
import { Caller, Input, RpcHandler } from '@anew/messaging/rpc-handler';
import { Controller } from '@nestjs/common';
import { AnswersService } from './answers.service.js';

@Controller()
export class AnswersRpcController {
  constructor(private readonly answers: AnswersService) {}

  @RpcHandler(contentRpc.today.prompt)
  today(@Caller() actor: Actor): Promise<TodaysPrompt> {
    return this.answers.today(actor);
  }

  @RpcHandler(contentRpc.prompts.another)
  another(@Caller() actor: Actor): Promise<TodaysPrompt> {
    return this.answers.another(actor);
  }

  @RpcHandler(contentRpc.prompts.answer)
  answer(@Caller() actor: Actor, @Input() input: AnswerPromptDto): Promise<AnswerReceipt> {
    return this.answers.answer(actor, input);
  }

  @RpcHandler(contentRpc.prompts.pass)
  pass(@Caller() actor: Actor, @Input() input: PromptRefDto): Promise<null> {
    return this.answers.pass(actor, input);
  }

  @RpcHandler(contentRpc.prompts.reply)
  reply(@Caller() actor: Actor, @Input() input: ReplyToAnswerDto): Promise<null> {
    return this.answers.reply(actor, input);
  }

  @RpcHandler(contentRpc.prompts.answered)
  answered(@Caller() actor: Actor, @Input() input: PageDto): Promise<ListPage<AnsweredPrompt>> {
    return this.answers.answered(actor, input);
  }
}
