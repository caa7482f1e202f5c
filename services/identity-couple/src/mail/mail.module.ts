import { Module } from '@nestjs/common';
import { BackgroundMail } from './background-mail.js';
import { Mailer } from './mailer.js';

@Module({ providers: [Mailer, BackgroundMail], exports: [BackgroundMail, Mailer] })
export class MailModule {}
