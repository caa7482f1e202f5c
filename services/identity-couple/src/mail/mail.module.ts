import { Module } from '@nestjs/common';
import { BackgroundMail } from './background-mail.js';
import { MailLanguages } from './mail-languages.js';
import { Mailer } from './mailer.js';

@Module({ providers: [Mailer, BackgroundMail, MailLanguages], exports: [BackgroundMail, Mailer] })
export class MailModule {}
